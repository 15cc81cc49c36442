/** One page of a list kept by id: asks for one row more than is shown, to know whether there is a next page. */
export async function pageOf<Row extends { readonly id: number }>(
  limit: number,
  list: (limit: number) => Promise<readonly Row[]>,
): Promise<{ readonly rows: readonly Row[]; readonly next: number | null }> {
  const found = await list(limit + 1)
  const rows = found.slice(0, limit)
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null }
}

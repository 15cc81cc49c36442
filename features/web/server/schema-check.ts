import { FormatRegistry, type TSchema } from '@sinclair/typebox'
import { type TypeCheck, TypeCompiler, type ValueError } from '@sinclair/typebox/compiler'
import { cutTo, type FieldProblem } from '../contract'

const formats: Record<string, RegExp> = {
  email: /^[^\s@"<>(),;:\\[\]]{1,64}@[^\s@"<>(),;:\\[\]]+\.[^\s@."<>(),;:\\[\]]{2,}$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  uri: /^https?:\/\/[^\s<>"]+$/,
}

/** TypeBox refuses every format it was not told of; telling it twice changes nothing. */
export function knowFormats(): void {
  for (const [name, pattern] of Object.entries(formats)) {
    if (!FormatRegistry.Has(name))
      FormatRegistry.Set(
        name,
        (value) => pattern.test(value) && (!name.startsWith('date') || !Number.isNaN(Date.parse(value))),
      )
  }
}

/** The same schema, with unknown keys refused wherever an object does not say otherwise. */
function strict(schema: TSchema): TSchema {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    const copy = Object.fromEntries(
      [...Object.keys(value), ...Object.getOwnPropertySymbols(value)].map((key) => [
        key,
        walk(Reflect.get(value, key)),
      ]),
    )
    return Reflect.get(value, 'type') === 'object' && !('additionalProperties' in value)
      ? { ...copy, additionalProperties: false }
      : copy
  }
  return walk(schema) as TSchema
}

const compiled = new WeakMap<TSchema, TypeCheck<TSchema>>()

/** Compiled once a schema, whatever instance asks: switches rebuild routes, not checks. */
export function checkOf(schema: TSchema): TypeCheck<TSchema> {
  const known = compiled.get(schema)
  if (known) return known
  const made = TypeCompiler.Compile(strict(schema))
  compiled.set(schema, made)
  return made
}

/** The names of our fields are shorter: a longer one is an unknown key of whoever asks, and is not said back to them whole. */
const LONGEST_PATH = 100

/** What is wrong with a value, one sentence a field, at most ten. */
export function problemsOf(check: TypeCheck<TSchema>, value: unknown): readonly FieldProblem[] {
  const byPath = new Map<string, ValueError>()
  for (const error of check.Errors(value)) {
    if (!byPath.has(error.path)) byPath.set(error.path, error)
    if (byPath.size === 10) break
  }
  return [...byPath].map(([path, { message, schema }]) => ({
    path: cutTo(path.slice(1), LONGEST_PATH).replaceAll('/', '.'),
    message: (schema['says'] as string | undefined) ?? message,
  }))
}

/**
 * Reads texts of an address as a schema's numbers, booleans and lists. This is reading, not guessing: a text that is not exactly such a
 * value stays as it is and is refused.
 */
export function fromAddress(schema: TSchema, raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, TSchema>
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, read(properties[name], value)]))
}

function read(schema: TSchema | undefined, value: unknown): unknown {
  if (schema?.['type'] === 'array')
    return (Array.isArray(value) ? value : [value]).map((each) => read(schema['items'] as TSchema, each))
  if (typeof value !== 'string') return value
  if (schema?.['type'] === 'integer' && /^-?\d{1,15}$/.test(value)) return Number(value)
  if (schema?.['type'] === 'number' && /^-?\d{1,15}(\.\d{1,9})?$/.test(value)) return Number(value)
  if (schema?.['type'] === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}

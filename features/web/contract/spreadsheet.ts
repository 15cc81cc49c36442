/** Spreadsheets take a CSV file without it for another encoding and break Hindi. */
export const BOM = '\uFEFF'

/**
 * How tables for spreadsheets are written by papaparse: a text that they would compute gets an apostrophe before it, so phone numbers stay text too.
 * Its own pattern passes over cells of several lines, and over signs of full width.
 */
export const asSpreadsheet = { escapeFormulae: /^[=+\-@\t\r\n＝＋－＠]/, newline: '\r\n' } as const

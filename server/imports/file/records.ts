import { streamCsvRows } from 'hucre/csv'

/** The records of delimited text, one by one; `fastMode` takes quotes for ordinary characters. */
export function* recordsOf(text: string, delimiter: string, fastMode = false): Generator<string[]> {
  for (const record of streamCsvRows(text, { delimiter, fastMode })) yield record.map((cell) => String(cell ?? ''))
}

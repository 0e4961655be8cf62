import { streamCsvRows } from 'hucre/csv'

export function* recordsOf(text: string, delimiter: string, fastMode = false): Generator<string[]> {
  for (const record of streamCsvRows(text, { delimiter, fastMode })) yield record.map((cell) => String(cell ?? ''))
}

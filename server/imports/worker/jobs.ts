import type { ErrorCode, ErrorDetails } from '#contract/errors.ts'
import type { ImportColumn } from '#contract/people/imports.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import type { Fields } from '#server/imports/columns/sheet.ts'
import type { RefusedRow } from '#server/imports/spreadsheets/problems.ts'

export interface ParsedSheet {
  columns: ImportColumn[]
  fields: Fields
  /** `SheetStudent[]` as JSON, which is faster between threads than a structured clone. */
  students: string
}

export interface Jobs {
  read: { input: { bytes: Uint8Array }; output: ParsedSheet & { packed: Uint8Array } }
  assign: { input: { packed: Uint8Array; fields: Fields }; output: ParsedSheet }
  problems: {
    input: { packed: Uint8Array; fields: Fields; refused: RefusedRow[]; language: InterfaceLanguage }
    output: Uint8Array
  }
  template: { input: { language: InterfaceLanguage }; output: Uint8Array }
}
export type JobName = keyof Jobs
export type Job = { [Name in JobName]: { name: Name; input: Jobs[Name]['input'] } }[JobName]

export type WorkerAnswer<Output> =
  | { output: Output }
  | { refusal: { code: ErrorCode; details: ErrorDetails; message: string } }
  | { bug: string }

import type { ErrorCode, ErrorDetails } from '#contract/errors.ts'
import type { ImportColumn } from '#contract/imports.ts'
import type { InterfaceLanguage } from '#contract/languages.ts'
import type { Fields } from '#server/imports/columns/sheet.ts'
import type { RefusedRow } from '#server/imports/spreadsheets/problems.ts'

/** A sheet as it was understood. */
export interface ReadSheet {
  columns: ImportColumn[]
  fields: Fields
  /** The rows as students, as JSON text, which is faster between threads: an array of `SheetStudent`. */
  students: string
}

/** The work that is done beside the event loop, with what it takes and gives. */
export interface Jobs {
  read: { takes: { bytes: Uint8Array }; gives: ReadSheet & { packed: Uint8Array } }
  assign: { takes: { packed: Uint8Array; fields: Fields }; gives: ReadSheet }
  problems: {
    takes: { packed: Uint8Array; fields: Fields; refused: RefusedRow[]; language: InterfaceLanguage }
    gives: Uint8Array
  }
  template: { takes: { language: InterfaceLanguage }; gives: Uint8Array }
}
export type JobName = keyof Jobs
/** A job on its way to a worker. */
export type Job = { [Name in JobName]: { name: Name; input: Jobs[Name]['takes'] } }[JobName]

/** What comes back: what the job gives, a refusal of the contract, or a bug. */
export type WorkerAnswer<Output> =
  | { output: Output }
  | { refusal: { code: ErrorCode; details: ErrorDetails; message: string } }
  | { bug: string }

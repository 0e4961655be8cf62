/** Where files are kept: each under its school, so that all of a school's can be erased at once. */
export interface Storage {
  put: (school_id: string, id: string, bytes: Uint8Array) => Promise<void>
  /** The bytes of a file; null where there is none. */
  get: (school_id: string, id: string) => Promise<Uint8Array | null>
  remove: (school_id: string, id: string) => Promise<void>
  /** Erases the files of a school. */
  removeAll: (school_id: string) => Promise<void>
  /** The schools that have files. */
  schools: () => Promise<string[]>
  /** Keeps a name, and nothing else, under the day on which it was noted (ISO 8601). */
  addErasure: (day: string, name: string) => Promise<void>
  /** The days under which names are kept, and those of one of them. */
  listErasureDays: () => Promise<string[]>
  listErasures: (day: string) => Promise<string[]>
  deleteErasures: (day: string) => Promise<void>
}

export interface Storage {
  put: (school_id: string, id: string, bytes: Uint8Array) => Promise<void>
  get: (school_id: string, id: string) => Promise<Uint8Array | null>
  remove: (school_id: string, id: string) => Promise<void>
  removeAll: (school_id: string) => Promise<void>
  schools: () => Promise<string[]>
  addErasure: (day: string, name: string) => Promise<void>
  listErasureDays: () => Promise<string[]>
  listErasures: (day: string) => Promise<string[]>
  deleteErasures: (day: string) => Promise<void>
}

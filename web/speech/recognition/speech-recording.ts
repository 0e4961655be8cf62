/** A recording that grows, held in memory only. */
export interface SpeechRecording {
  /** From 0 to 1. */
  level: () => number
  /** All since the last `restart`, ready to be decoded. */
  soFar: () => Promise<Blob>
  /** Drops what was recorded. */
  restart: () => void
  close: () => void
}

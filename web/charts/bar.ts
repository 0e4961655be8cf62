export interface Bar {
  key: string
  name: string
  mark: string
  value: number
  /** From 0 to 1; null if unknown. */
  share?: number | null
  cells: readonly string[]
}

export interface ChartData {
  label: string
  columns: readonly string[]
  bars: readonly Bar[]
}

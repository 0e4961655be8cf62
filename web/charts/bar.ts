/** One bar: what it is called, how high it is, and what is said of it, column by column. */
export interface Bar {
  key: string
  /** In full, such as "Mon, 3 Nov". */
  name: string
  /** Under the axis, such as "3 Nov". */
  mark: string
  value: number
  /** A second value, drawn as a line: of 1, null where it is not known. */
  share?: number | null
  cells: readonly string[]
}

/** What a chart shows, as it is drawn and as it is said. */
export interface ChartData {
  /** What is shown, in words. */
  label: string
  /** What the cells of a bar say, in their order. */
  columns: readonly string[]
  bars: readonly Bar[]
}

/** A linear regression; `margin` is two standard errors of the slope. */
export interface Trend {
  slope: number
  margin: number
  mean: number
}

export function trendOf(points: readonly { x: number; y: number }[]): Trend {
  const count = points.length
  const mean = (of: 'x' | 'y') => points.reduce((sum, point) => sum + point[of], 0) / count
  const [mx, my] = [mean('x'), mean('y')]
  const spread = points.reduce((sum, { x }) => sum + (x - mx) ** 2, 0)
  const slope = points.reduce((sum, { x, y }) => sum + (x - mx) * (y - my), 0) / spread
  const left = points.reduce((sum, { x, y }) => sum + (y - my - slope * (x - mx)) ** 2, 0)
  return { slope, margin: 2 * Math.sqrt(left / Math.max(1, count - 2) / spread), mean: my }
}

import { noBreaks } from './no-breaks.ts'
import { perLanguage } from '../once.ts'

const formatIn = perLanguage(
  (language) =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: 2,
      roundingMode: 'ceil',
    }),
)

/** Rounded so that a size over the limit never reads like the limit itself. */
export function megabytes(bytes: number, language: string): string {
  return noBreaks(formatIn(language).format(bytes / 1_000_000))
}

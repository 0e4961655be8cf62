import { noBreaks } from './no-breaks.ts'

/** Made once a language, because each takes milliseconds on a phone. */
const formats = new Map<string, Intl.NumberFormat>()

const formatIn = (language: string) =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 2,
    roundingMode: 'ceil',
  })

/** Rounded so that a size over the limit never reads like the limit itself. */
export function megabytes(bytes: number, language: string): string {
  const format = formats.get(language) ?? formatIn(language)
  formats.set(language, format)
  return noBreaks(format.format(bytes / 1_000_000))
}

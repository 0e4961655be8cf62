/** Strips bullets and numbers. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '').trim())
    .filter(Boolean)

const dash = /\s+[-–—=]\s+|\s*[;=]\s*|:\s+|\s+[–—]|[–—]\s+/

/** Parses two spreadsheet columns, or lines such as "word – meaning". */
export const pastedWords = (text: string): { word: string; meaning: string }[] =>
  text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim())
    .map((line) => {
      const cells = line.includes('\t') ? line.split('\t') : split(line)
      return { word: cells[0]?.trim() ?? '', meaning: cells[1]?.trim() ?? '' }
    })
    .filter(({ word }) => word)

function split(line: string): string[] {
  const found = dash.exec(line)
  return found ? [line.slice(0, found.index), line.slice(found.index + found[0].length)] : [line]
}

export const toSingleLine = (text: string): string => text.replaceAll(/\s*[\r\n]+\s*/g, ' ')

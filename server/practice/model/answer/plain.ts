// A server turns these into the marks between speakers, wherever they stand: `<|`, `</s>`, `<start_of_turn>`, `[INST]`.
const marks = /<(?=[|｜/<a-z])|\[(?=\/?INST\])|(?<=[|｜])>/gi

/** Text that can't be taken for a mark between speakers; the words stay as they were. */
export const withoutMarks = (text: string): string => text.replace(marks, (mark) => (mark === '>' ? ' >' : `${mark} `))

/** A text of the school as data: named, delimited, and without anything that could be a delimiter. */
export const quote = (name: string, text: string): string =>
  `<data name="${name}">\n${withoutMarks(text).replace(/[<>]/g, ' ').trim()}\n</data>`

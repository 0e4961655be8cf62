/** Where a server leaves what a model thinks: not in the text, in it before a lone closing tag, or not known yet. */
export type ThoughtStyle = 'none' | 'untagged' | 'unknown'

/** Takes what a model thinks out of its text, however it is marked and wherever the pieces are cut. */
export interface ThoughtFilter {
  push: (piece: string) => string
  /** What is left at the end; where the answer was cut off, what may be a thought is not. */
  end: (wasCut: boolean) => string
  /** The server marks thoughts by itself, so that none is in the text. */
  trust: () => string
  hasThought: () => boolean
  /** Whether they ended with a tag that nothing had opened. */
  isUntagged: () => boolean
}

const tags = '(?:seed:)?(?:think|thinking|thoughts?|reasoning|reflection|scratchpad|analysis)'
const mark = new RegExp(
  [
    `<\\s*(?<close>/?)\\s*${tags}\\s*>`,
    '\\[(?<close>/?)think\\]',
    '◁(?<close>/?)think▷',
    '<\\|(?<token>[a-z_]{1,24})\\|>',
    '(?<bare>assistantfinal)',
  ].join('|'),
  'giu',
)
/** What may become a mark with the next piece. */
const unfinished = /[<[◁][^\s>\]▷]{0,40}$|<\s?\/?\s?$/u
const longestMark = 40
// A server that drops the marks of harmony leaves the names of its channels: "analysisThe user …assistantfinalHola."
const bareAnalysis = /^\s*analysis(?=\p{Lu})/u
const mayBeBare = /^\s*(?:a(?:n(?:a(?:l(?:y(?:s(?:is?)?)?)?)?)?)?)?$/u
const hiddenChannel = /analysis|commentary/

type Mode = 'shown' | 'held' | 'thought' | 'header'

export function createThoughtFilter(style: ThoughtStyle): ThoughtFilter {
  let mode: Mode = style === 'none' ? 'shown' : 'held'
  let pending = ''
  let held = ''
  let header = ''
  let hasBegun = false
  let hasThought = false
  let wasOpened = false
  let isUntagged = false

  const release = (next: Mode) => {
    const text = held
    held = ''
    mode = next
    return text
  }
  const text = (words: string): string => {
    if (mode === 'shown') return words
    if (mode === 'held') held += words
    if (mode === 'header') header += words
    return ''
  }
  const open = () => {
    wasOpened = true
    hasThought = true
    return release('thought')
  }
  const close = () => {
    if (!wasOpened) {
      isUntagged = true
      hasThought = true
      held = ''
    }
    return release('shown')
  }
  const token = (name: string) => {
    if (name === 'channel' || name === 'start') {
      header = ''
      wasOpened = true
      return release('header')
    }
    if (name === 'message' && mode === 'header') {
      mode = hiddenChannel.test(header) ? 'thought' : 'shown'
      hasThought ||= mode === 'thought'
    }
    return ''
  }
  const meet = ({ 0: found, groups = {} }: RegExpExecArray): string => {
    if (groups['token']) return token(groups['token'].toLowerCase())
    if (groups['bare']) return mode === 'thought' ? close() : text(found)
    return groups['close'] ? close() : open()
  }
  const take = (all: string): string => {
    let shown = ''
    let from = 0
    for (const found of all.matchAll(mark)) {
      shown += text(all.slice(from, found.index)) + meet(found)
      from = found.index + found[0].length
    }
    return shown + text(all.slice(from))
  }
  const begin = () => {
    if (hasBegun || mayBeBare.test(pending)) return ''
    hasBegun = true
    if (!bareAnalysis.test(pending)) return ''
    pending = pending.replace(bareAnalysis, '')
    return open()
  }
  const restOf = () => {
    const rest = pending
    pending = ''
    return take(rest)
  }
  return {
    push: (piece) => {
      pending += piece
      const begun = begin()
      if (!hasBegun) return ''
      const tail = mode === 'thought' ? longestMark : (unfinished.exec(pending)?.[0].length ?? 0)
      const ready = pending.slice(0, pending.length - tail)
      if (ready === '') return begun
      // A mark that the cut would divide stays whole in what is pending.
      const last = [...pending.matchAll(mark)].find(
        ({ index, 0: found }) => index < ready.length && ready.length < index + found.length,
      )
      const until = last?.index ?? ready.length
      pending = pending.slice(until)
      return begun + take(ready.slice(0, until))
    },
    end: (wasCut) => {
      const shown = restOf()
      return mode === 'held' && !(wasCut && style === 'untagged') ? shown + release('shown') : shown
    },
    trust: () => (mode === 'held' ? release('shown') : ''),
    hasThought: () => hasThought,
    isUntagged: () => isUntagged,
  }
}

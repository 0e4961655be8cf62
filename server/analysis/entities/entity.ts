/** Something that a message names. */
export interface Entity {
  /** `subject`: what a statement is about, where that is a thing, `owner` of what that is; `person`: where it is someone else, `family`: someone near; `counted`: what a number counts; `sum`: numbers that make another, or the name of a word; `year`: where it is beside the matter; `event`: what those who talk have done. */
  kind:
    | 'name'
    | 'place'
    | 'number'
    | 'time'
    | 'subject'
    | 'owner'
    | 'person'
    | 'family'
    | 'counted'
    | 'sum'
    | 'year'
    | 'event'
  /** As it was written, without article or preposition. */
  text: string
  /** In UTF-16 units of the message. */
  start: number
  end: number
  /** Where it is sure: of a number its value, of a clock time `hh:mm`. */
  value?: number | string
}

/** How something is named in a language. */
export interface EntityRule {
  /** `name` after words that only a name follows, `bare_name` after those that others may follow, too. */
  kind: 'name' | 'bare_name' | 'place' | 'time'
  /** As in `Pattern`: what stands before a name or a place; of a time all, `[` and `]` around it. */
  pattern: readonly string[]
  /** Messages and what is taken from them; at least three. */
  right: readonly (readonly [message: string, text: string])[]
  /** Messages that look alike and name nothing of the kind; at least three. */
  wrong: readonly string[]
}

/** All that is known of the entities of a language. */
export interface EntityPack {
  rules: readonly EntityRule[]
  /** Number words without marks, with their values; 100 and 1000 multiply. */
  numbers: Readonly<Record<string, number>>
  /** Stands between two number words (`and`). */
  and: string
  /** Number words are written together (`zweiundzwanzig`). */
  isJoined?: true
  /** Number words that mean something else, too: none of them alone is a number. */
  unsure: readonly string[]
}

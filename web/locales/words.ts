import type * as english from './en/index.ts'

/** Every word of the interface, by feature. */
export type AllWords = Translated<typeof english>
/** The words of one feature in another language: every key of English. A language may add the plural of millions, `_many`. */
export type Words<Feature extends keyof typeof english> = Translated<(typeof english)[Feature]>

/** What differs of the words that students read where their school says "Sie" and "vous". */
export type FormalWords = Some<Pick<AllWords, 'practice' | 'join' | 'links'>>

type Some<Source> = Source extends string ? string : { [Key in keyof Source]?: Some<Source[Key]> }
type Translated<Source> = {
  [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>
} & {
  [Key in keyof Source as Key extends `${infer Stem}_other` ? `${Stem}_many` : never]?: string
}

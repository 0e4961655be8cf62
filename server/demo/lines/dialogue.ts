/** What a student says in one conversation, from the first words to the last; `{first_name}` is their own. */
export type Dialogue = readonly string[]

/** What a student says in one conversation. `{first_name}` is replaced by their own. */
export type Dialogue = readonly string[]

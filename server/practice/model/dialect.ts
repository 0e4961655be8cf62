import type { AnswerFormat, Prompt } from '#server/practice/model/prompt.ts'
import type { ThoughtStyle } from '#server/practice/model/answer/thoughts.ts'

/** The most tokens that an answer of the partner and one of the tutor may have, and the most where thinking is counted with it. */
export const longestAnswer = { spoken: 160, marked: 600, thought: 4_000 } as const

/** What a server takes and how it answers, as far as it is known; it is remembered for the life of the process. */
export interface Dialect {
  limit: 'max_tokens' | 'max_completion_tokens' | 'none'
  hasTemperature: boolean
  hasUsage: boolean
  isStreamed: boolean
  instructions: 'system' | 'developer' | 'user'
  thinks: boolean
  thoughts: ThoughtStyle
  /** How it is asked for JSON: with a schema, as any object, or in words alone. */
  shape: 'schema' | 'object' | 'words'
}

export const firstDialect: Dialect = {
  limit: 'max_tokens',
  hasTemperature: true,
  hasUsage: true,
  isStreamed: true,
  instructions: 'system',
  thinks: false,
  thoughts: 'unknown',
  shape: 'schema',
}

export const allowanceOf = ({ thinks }: Pick<Dialect, 'thinks'>, { format }: Pick<Prompt, 'format'> = {}): number =>
  thinks ? longestAnswer.thought : format ? longestAnswer.marked : longestAnswer.spoken

export function bodyOf(dialect: Dialect, model: string, prompt: Prompt): string {
  const { limit, hasTemperature, hasUsage, isStreamed } = dialect
  const { format } = prompt
  return JSON.stringify({
    model,
    messages: messagesOf(dialect, prompt),
    stream: isStreamed,
    ...(isStreamed && hasUsage && { stream_options: { include_usage: true } }),
    ...(limit !== 'none' && { [limit]: allowanceOf(dialect, prompt) }),
    ...(hasTemperature && { temperature: format ? 0 : 0.7 }),
    ...(format && formatOf(dialect, format)),
  })
}

function formatOf({ shape }: Dialect, { name, schema }: AnswerFormat) {
  if (shape === 'schema')
    return { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } } }
  return shape === 'object' ? { response_format: { type: 'json_object' } } : {}
}

// Where a server knows no role for instructions, they are answered, so that what a student says stays a message of its own.
function messagesOf({ instructions: role }: Dialect, { instructions, messages }: Prompt) {
  const first = { role, content: instructions }
  return role === 'user' ? [first, { role: 'assistant', content: 'OK.' }, ...messages] : [first, ...messages]
}

/** What to try after a refusal (400 or 422) that names something that was sent; null where it names nothing. */
export function nextDialect(
  dialect: Dialect,
  refusal: string,
  { format }: Pick<Prompt, 'format'> = {},
): Dialect | null {
  const isNamed = (name: RegExp) => name.test(refusal)
  const plainer = format ? plainerShape(dialect) : null
  if (plainer && isNamed(/response_format|json_?schema|json_?object|structured|grammar/i)) return plainer
  if (dialect.isStreamed && dialect.hasUsage && isNamed(/stream_options|include_usage/i))
    return { ...dialect, hasUsage: false }
  if (dialect.limit === 'max_tokens' && isNamed(/max_tokens/i))
    // What refuses it counts thinking with the answer.
    return { ...dialect, limit: 'max_completion_tokens', thinks: true }
  if (dialect.limit === 'max_completion_tokens' && isNamed(/max_completion_tokens/i))
    return { ...dialect, limit: 'none' }
  if (dialect.hasTemperature && isNamed(/temperature/i)) return { ...dialect, hasTemperature: false }
  if (dialect.instructions === 'system' && isNamed(/\bsystem\b/i))
    return { ...dialect, instructions: isNamed(/\bdeveloper\b/i) ? 'developer' : 'user' }
  if (dialect.instructions === 'developer' && isNamed(/\bdeveloper\b/i)) return { ...dialect, instructions: 'user' }
  if (dialect.isStreamed && isNamed(/\bstream(?:ing)?\b/i)) return { ...dialect, isStreamed: false }
  // What a server says of a format that it does not know may name anything.
  return plainer
}

function plainerShape(dialect: Dialect): Dialect | null {
  if (dialect.shape === 'schema') return { ...dialect, shape: 'object' }
  return dialect.shape === 'object' ? { ...dialect, shape: 'words' } : null
}

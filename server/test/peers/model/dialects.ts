import { delta, ending, event, thought, usageOf, type Usage } from '#server/test/peers/model/behaviours.ts'
import {
  type Body,
  cut,
  type Dialect,
  json,
  only as unless,
  refuses,
  sends,
  staysOpen,
} from '#server/test/peers/model/serving.ts'

const words = ['Hola', ', soy', ' Ana.']
const usage: Usage = { prompt_tokens: 50, completion_tokens: 7 }
const done = event('[DONE]')
const deltas = words.map(delta).join('')
const frame = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm' }
const chunk = (choice: object, rest: object = {}) => event({ ...frame, choices: [{ index: 0, ...choice }], ...rest })
const said = (content: unknown, rest: object = {}) => chunk({ delta: { content }, finish_reason: null }, rest)
const stop = chunk({ delta: {}, finish_reason: 'stop' })

const only = (fault: (request: Body) => unknown, answer = sends(deltas + ending(usage))) => unless(fault, answer)
const hasRole = ({ messages }: Body, role: string) =>
  Array.isArray(messages) && messages.some((message: { role?: string }) => message.role === role)
const unstreamed = (content: unknown) =>
  JSON.stringify({
    id: 'c',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage,
  })
/** Uses up the token limit for thinking, unless the limit is higher. */
const thinksLong: Dialect = (request, response) => {
  const room = Number(request['max_tokens'] ?? request['max_completion_tokens'])
  const text = room > 160 ? deltas + ending(usage) : ending(usage, 'length')
  return sends(thought('I think about it.') + text)(request, response)
}
const newer: Dialect = only((request) => {
  if ('max_tokens' in request)
    return "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
  return 'temperature' in request && "Unsupported value: 'temperature' does not support 0.7 with this model."
})
const harmony =
  '<|channel|>analysis<|message|>The student greets.<|end|><|start|>assistant<|channel|>final<|message|>Hola, soy Ana.<|return|>'

type Outcome = 'answered' | 'guided' | 'failed'

/** Response formats of real servers. Each replies "Hola, soy Ana." or fails. */
export const dialects: readonly [string, Dialect, Outcome][] = [
  ['OpenAI', sends(deltas + ending(usage)), 'answered'],
  ['no usage', sends(deltas + ending(null)), 'answered'],
  [
    'usage in each chunk',
    sends(words.map((word) => said(word, { usage: usageOf(usage) })).join('') + stop + done),
    'answered',
  ],
  ['usage null', sends(words.map((word) => said(word, { usage: null })).join('') + stop + done), 'answered'],
  [
    'llama.cpp: timings with the last chunk',
    sends(
      deltas +
        chunk({ delta: {}, finish_reason: 'stop' }, { usage: usageOf(usage), timings: { predicted_n: 7 } }) +
        done,
    ),
    'answered',
  ],
  [
    'Azure: empty choices first',
    sends(event({ choices: [], prompt_filter_results: [] }) + deltas + ending(usage)),
    'answered',
  ],
  ['OpenRouter: comments', sends(`: OPENROUTER PROCESSING\n\n${deltas}: more\n\n${ending(usage)}`), 'answered'],
  ['lines that end as on Windows', sends((deltas + ending(usage)).replaceAll('\n', '\r\n')), 'answered'],
  ['named events', sends((deltas + ending(usage)).replaceAll('data:', 'event: message\ndata:')), 'answered'],
  ['ids and pauses', sends(`retry: 5\n${(deltas + ending(usage)).replaceAll('data:', 'id: 1\ndata:')}`), 'answered'],
  ['no space after data:', sends((deltas + ending(usage)).replaceAll('data: ', 'data:')), 'answered'],
  ['a byte at a time', cut(deltas + ending(usage), 1), 'answered'],
  ['three bytes at a time', cut(deltas + ending(usage), 3), 'answered'],
  ['no [DONE]', sends(deltas + stop), 'answered'],
  ['[DONE] without a reason', sends(deltas + done), 'answered'],
  ['[DONE] on a connection that stays open', staysOpen(deltas + ending(usage)), 'answered'],
  ['no line after [DONE]', sends((deltas + ending(usage)).trimEnd()), 'answered'],
  [
    'created as text',
    sends((deltas + ending(usage)).replaceAll('"created":1', '"created":"2026-01-01T00:00:00Z"')),
    'answered',
  ],
  ['created as a fraction', sends((deltas + ending(usage)).replaceAll('"created":1', '"created":1.5')), 'answered'],
  [
    'no id, no object, no model',
    sends(
      words.map((content) => event({ choices: [{ delta: { content } }] })).join('') +
        event({ choices: [{ finish_reason: 'stop' }] }),
    ),
    'answered',
  ],
  [
    'the role alone first',
    sends(chunk({ delta: { role: 'assistant', content: null } }) + deltas + ending(usage)),
    'answered',
  ],
  ['content as parts', sends(words.map((text) => said([{ type: 'text', text }])).join('') + stop + done), 'answered'],
  [
    'Mistral: thinking as a part',
    sends(said([{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }]) + deltas + ending(usage)),
    'answered',
  ],
  [
    'logprobs and fingerprints',
    sends(
      words
        .map((word) =>
          chunk(
            { delta: { content: word }, logprobs: null, finish_reason: null },
            { system_fingerprint: 'f', service_tier: 'x' },
          ),
        )
        .join('') +
        stop +
        done,
    ),
    'answered',
  ],
  [
    'tool chunks',
    sends(
      chunk({ delta: { tool_calls: [{ index: 0, function: { name: 'x', arguments: '{}' } }] } }) +
        deltas +
        ending(usage),
    ),
    'answered',
  ],
  ['stopped by length', sends(deltas + ending(usage, 'length')), 'answered'],
  ['another reason to stop', sends(deltas + ending(usage, 'eos')), 'answered'],
  ['not streamed', sends(unstreamed('Hola, soy Ana.'), json), 'answered'],
  ['not streamed, content as parts', sends(unstreamed([{ type: 'text', text: 'Hola, soy Ana.' }]), json), 'answered'],
  [
    'not streamed, on many lines',
    sends(JSON.stringify(JSON.parse(unstreamed('Hola, soy Ana.')), null, 2), json),
    'answered',
  ],
  [
    'streams refused',
    only(({ stream }) => stream && 'Streaming is not supported.', sends(unstreamed('Hola, soy Ana.'), json)),
    'answered',
  ],
  ['vLLM, DeepSeek: reasoning_content', sends(thought('The student greets.') + deltas + ending(usage)), 'answered'],
  [
    'Ollama: reasoning',
    sends(chunk({ delta: { content: '', reasoning: 'The student greets.' } }) + deltas + ending(usage)),
    'answered',
  ],
  ['<think>', sends(said('<think>The student greets.</think>') + deltas + ending(usage)), 'answered'],
  [
    '<thinking>',
    sends(said('<thinking>The student') + said(' greets.</thinking>') + deltas + ending(usage)),
    'answered',
  ],
  ['</think> alone', sends(said('The student greets.') + said('</think>') + deltas + ending(usage)), 'answered'],
  ['harmony', sends(said(harmony) + stop + done), 'answered'],
  ['a mark at the end', sends(deltas + said('<|eot_id|>') + ending(usage)), 'answered'],
  ['thinking that uses up the answer', thinksLong, 'answered'],
  ['max_tokens and temperature refused', newer, 'answered'],
  [
    'max_tokens refused by pydantic',
    (request, response) =>
      ('max_tokens' in request
        ? refuses(422, { detail: [{ type: 'extra_forbidden', loc: ['body', 'max_tokens'] }] })
        : sends(deltas + ending(usage)))(request, response),
    'answered',
  ],
  [
    'stream_options refused',
    only((request) => 'stream_options' in request && 'Unrecognized request argument supplied: stream_options'),
    'answered',
  ],
  ['system role refused', only((request) => hasRole(request, 'system') && 'System role not supported'), 'answered'],
  [
    'developer role wanted',
    only((request) => !hasRole(request, 'developer') && "Role 'system' is not supported, use 'developer'."),
    'answered',
  ],
  [
    'all of it refused',
    only(
      (request) =>
        ['stream_options', 'max_tokens', 'temperature'].find((name) => name in request) ??
        (hasRole(request, 'system') && 'no system role'),
    ),
    'answered',
  ],
  ['a refusal', sends(chunk({ delta: { refusal: 'I can’t.' } }) + ending(usage)), 'guided'],
  [
    'a content filter',
    refuses(400, {
      error: { code: 'content_filter', message: 'The response was filtered due to the content management policy.' },
    }),
    'guided',
  ],
  ['a content filter in the stream', sends(ending(usage, 'content_filter')), 'guided'],
  [
    'a full context',
    refuses(400, { error: { message: 'This model’s maximum context length is 8192 tokens.' } }),
    'guided',
  ],
  ['nothing', sends(ending(usage)), 'guided'],
  ['an error in the stream', sends(event({ error: { message: 'Internal error' } })), 'guided'],
  ['a wrong model name', refuses(404, { error: { message: 'The model `m` does not exist' } }), 'failed'],
  ['a wrong key', refuses(401, { error: { message: 'Incorrect API key' } }), 'failed'],
  ['a page', sends('<html>Sign in', { 'content-type': 'text/html' }), 'failed'],
  ['nothing at all', sends(''), 'failed'],
  ['an end in the middle', sends(deltas), 'failed'],
  ['no sense', sends('data: {"choices":[{"delta":{"content":\n\n'), 'failed'],
]

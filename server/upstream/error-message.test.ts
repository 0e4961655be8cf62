import { expect, test } from 'vitest'
import { redactErrorMessage } from '#server/upstream/error-message.ts'

const sent = 'My friend Aurelia (Bo) lives in Calle Mayor 4711, and the model is not there. 我的秘密'
const error = (message: string) => JSON.stringify({ error: { message, type: 'invalid_request_error' } })

test.for([
  ['a wrong model name', 'The model `small-9` does not exist'],
  ['a full context', "This model's maximum context length is 8192 tokens; please reduce the messages."],
  ['a refused parameter', "Unsupported parameter: 'max_tokens' is not supported with this model."],
])('the message is unchanged for %s', ([, message = '']) => {
  for (const body of [error(message), JSON.stringify({ detail: message }), JSON.stringify({ error: message }), message])
    expect(redactErrorMessage(body, sent)).toBe(message)
})

test.for<[string, string, RegExp]>([
  ['a name', 'Refused: Aurelia', /aurelia/i],
  ['a short name, beside a word with accents', 'Refused: días, Bo.', /Bo|d…as/],
  ['a number', 'Blocked text "4711" in the input', /4711/],
  ['all of it', `Your input was filtered: ${sent}`, /friend|Aurelia|lives|Calle|Mayor|4711|秘密/],
  ['a cut word', 'Filtered: "My frien', /frien/],
  ['escaped characters', String.raw`Filtered: \\u6211\\u7684`, /6211/],
  ['a key', 'Incorrect API key provided: sk-abc***9xyz.', /sk-|xyz/],
  ['an address', 'Ask ana@example.com or https://example.com/x', /ana|example/],
])('words of the request are redacted: %s', ([, message, hidden]) => {
  const redacted = redactErrorMessage(error(message), sent)
  expect(redacted).not.toMatch(hidden)
  expect(redacted).not.toBe('')
})

test('a long message is truncated, and an HTML page is replaced', () => {
  expect(redactErrorMessage('wrong '.repeat(500), sent)).toHaveLength(200)
  expect(redactErrorMessage('<html>Sign in, Aurelia', sent)).toBe('an HTML page')
})

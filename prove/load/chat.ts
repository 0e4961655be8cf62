import { randomUUID } from 'node:crypto'
import type { Message } from '#contract/practice/conversations.ts'
import { giveChatbot } from '#server/test/practice-world.ts'
import type { Api } from '#server/test/world.ts'
import type { Caller } from './caller.ts'
import type { OpenWriters } from './load.ts'
import { addStudents, enter, openSchool } from './school.ts'
import type { Violation, Kind } from './tally.ts'

const students = 4
const length = 8
const words = ['Un café, por favor', 'No, gracias', 'La cuenta, por favor', 'Hola, buenos días', 'Me gusta mucho']

interface Conversation {
  id: string
  messages: { id: string; text: string }[]
  pending: { text: string; kept: string | null } | null
}

export const openChatWriters: OpenWriters = async ({ caller, peer, random }) => {
  const school = await openSchool(caller, 'pro', peer)
  const names = Array.from({ length: students }, (_, place) => `Eva${place}`)
  const ids = await addStudents(caller, school, names)
  const chatbot_id = await giveChatbot(school, { student_ids: ids })
  const lanes = await Promise.all(
    ids.map(async (id) => ({ api: await enter(caller, school.api, id), conversations: new Array<Conversation>() })),
  )
  return {
    steps: lanes.map(
      ({ api, conversations }) =>
        () =>
          continueConversation({ caller, api, conversations, chatbot_id, random }),
    ),
    check: async (isFull) => {
      const found = lanes.map(({ api, conversations }) =>
        checkAll(caller.kind, api, isFull ? conversations : conversations.slice(-1)),
      )
      return (await Promise.all(found)).flat()
    },
  }
}

interface Lane {
  caller: Caller
  api: Api
  conversations: Conversation[]
  chatbot_id: string
  random: () => number
}

async function continueConversation({ caller, api, conversations, chatbot_id, random }: Lane): Promise<void> {
  const conversation = conversations.at(-1)
  if (!conversation || conversation.messages.length > 2 * length) {
    if (conversation) await caller.callUntilAnswered(() => api.practice.finish({ params: { id: conversation.id } }))
    const idempotencyKey = randomUUID()
    const started = await caller.callUntilAnswered(() =>
      api.practice.start({ body: { chatbot_id } }, { idempotencyKey }),
    )
    if (typeof started !== 'string')
      conversations.push({ id: started.id, messages: started.messages.map(plain), pending: null })
    return
  }
  const text = `${words[Math.floor(random() * words.length)]} ${conversation.messages.length}.`
  const idempotencyKey = randomUUID()
  conversation.pending = { text, kept: null }
  const answer = await caller.callUntilAnswered(() => sayTo(api, conversation, text, idempotencyKey))
  if (typeof answer === 'object')
    conversation.messages.push({ id: conversation.pending.kept ?? '', text }, plain(answer))
  conversation.pending = null
}

const plain = ({ id, text }: Message) => ({ id, text })

async function sayTo(
  { practice }: Api,
  { id, pending }: Conversation,
  text: string,
  idempotencyKey: string,
): Promise<Message> {
  let answer: Message | null = null
  for await (const one of await practice.say({ params: { id }, body: { text } }, { idempotencyKey })) {
    // A repeated message keeps the id of its first try.
    if (one.event === 'kept' && pending) pending.kept ??= one.data.message.id
    if (one.event === 'done') answer = one.data.message
  }
  if (!answer) throw new Error('the reply was interrupted')
  return answer
}

async function checkAll(kind: Kind, { practice }: Api, conversations: readonly Conversation[]): Promise<Violation[]> {
  const found: Violation[] = []
  for (const conversation of conversations) {
    const { messages } = await practice.get({ params: { id: conversation.id } })
    found.push(...differences(kind, conversation, messages))
  }
  return found
}

function differences(kind: Kind, conversation: Conversation, there: readonly Message[]): Violation[] {
  const { messages, pending } = conversation
  const ids = there.map(({ id }) => id)
  const about = (text: string) => `${conversation.id}: ${text}`
  if (new Set(ids).size < ids.length) return [{ kind, fault: 'twice', about: about('a message') }]
  const lost = messages.filter(({ id }) => !ids.includes(id))
  if (lost.length > 0) return lost.map(({ text }) => ({ kind, fault: 'missing', about: about(text) }))
  const isSame = messages.every(({ id, text }, place) => there[place]?.id === id && there[place]?.text === text)
  if (!isSame) return [{ kind, fault: 'disorder', about: about('another order or text') }]
  const rest = there.slice(messages.length)
  const isOwn = rest.length === 0 || (rest[0]?.text === pending?.text && rest[0]?.from === 'student')
  if (!isOwn || rest.length > 2)
    return [{ kind, fault: 'surplus', about: about(rest.map(({ text }) => text).join(' / ')) }]
  if (pending?.kept && rest[0]?.id !== pending.kept)
    return [{ kind, fault: 'missing', about: about(`kept: ${pending.text}`) }]
  return []
}

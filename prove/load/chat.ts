import { randomUUID } from 'node:crypto'
import type { Message } from '#contract/conversations.ts'
import { giveChatbot } from '#server/test/practice-world.ts'
import type { Api } from '#server/test/world.ts'
import type { Caller } from './caller.ts'
import type { OpenWriters } from './load.ts'
import { openSchool } from './school.ts'
import type { Complaint, Kind } from './tally.ts'

const pupils = 4
/** Messages until a conversation is finished and another begun. */
const length = 8
const words = ['Un café, por favor', 'No, gracias', 'La cuenta, por favor', 'Hola, buenos días', 'Me gusta mucho']

/** One conversation: what was said and answered, in order, and what waits for its answer. */
interface Talk {
  id: string
  messages: { id: string; text: string }[]
  unsure: { text: string; kept: string | null } | null
}

/** Students of one school, each of whom says something, hears the answer out and goes on. */
export const openChatting: OpenWriters = async ({ caller, peer, random }) => {
  const school = await openSchool(caller, 'pro', peer)
  const ids: string[] = []
  for (let place = 0; place < pupils; place += 1) {
    const idempotencyKey = randomUUID()
    ids.push(
      (await caller.insist(() => school.api.students.add({ body: { first_name: `Eva${place}` } }, { idempotencyKey })))
        .id,
    )
  }
  const chatbot_id = await giveChatbot(school, { student_ids: ids })
  const lanes = await Promise.all(
    ids.map(async (id) => ({ api: await enter(caller, school.api, id), talks: new Array<Talk>() })),
  )
  return {
    steps: lanes.map(
      ({ api, talks }) =>
        () =>
          talkOn({ caller, api, talks, chatbot_id, random }),
    ),
    check: async (isFull) => {
      const found = lanes.map(({ api, talks }) => checkAll(caller.kind, api, isFull ? talks : talks.slice(-1)))
      return (await Promise.all(found)).flat()
    },
  }
}

async function enter(caller: Caller, { links }: Api, id: string): Promise<Api> {
  const { url } = await caller.insist(() => links.get({ params: { id } }))
  const token = new URL(url).hash.slice(1)
  const { practiceToken } = await caller.insist(() => caller.api().practice.open({ body: { token } }))
  return caller.api(practiceToken)
}

interface Lane {
  caller: Caller
  api: Api
  talks: Talk[]
  chatbot_id: string
  random: () => number
}

async function talkOn({ caller, api, talks, chatbot_id, random }: Lane): Promise<void> {
  const talk = talks.at(-1)
  if (!talk || talk.messages.length > 2 * length) {
    if (talk) await caller.untilAnswered(() => api.practice.finish({ params: { id: talk.id } }))
    const idempotencyKey = randomUUID()
    const begun = await caller.untilAnswered(() => api.practice.start({ body: { chatbot_id } }, { idempotencyKey }))
    if (typeof begun !== 'string') talks.push({ id: begun.id, messages: begun.messages.map(plain), unsure: null })
    return
  }
  const text = `${words[Math.floor(random() * words.length)]} ${talk.messages.length}.`
  const idempotencyKey = randomUUID()
  talk.unsure = { text, kept: null }
  const answer = await caller.untilAnswered(() => sayTo(api, talk, text, idempotencyKey))
  if (typeof answer === 'object') talk.messages.push({ id: talk.unsure.kept ?? '', text }, plain(answer))
  talk.unsure = null
}

const plain = ({ id, text }: Message) => ({ id, text })

/** Says something and hears the stream to its end; a stream that breaks off is as good as none. */
async function sayTo({ practice }: Api, { id, unsure }: Talk, text: string, idempotencyKey: string): Promise<Message> {
  let answer: Message | null = null
  for await (const one of await practice.say({ params: { id }, body: { text } }, { idempotencyKey })) {
    // Whatever is sent again is kept under its first id, or it is there twice.
    if (one.event === 'kept' && unsure) unsure.kept ??= one.data.message.id
    if (one.event === 'done') answer = one.data.message
  }
  if (!answer) throw new Error('the answer broke off')
  return answer
}

async function checkAll(kind: Kind, { practice }: Api, talks: readonly Talk[]): Promise<Complaint[]> {
  const found: Complaint[] = []
  for (const talk of talks) {
    const { messages } = await practice.get({ params: { id: talk.id } })
    found.push(...differences(kind, talk, messages))
  }
  return found
}

function differences(kind: Kind, talk: Talk, there: readonly Message[]): Complaint[] {
  const { messages, unsure } = talk
  const ids = there.map(({ id }) => id)
  const about = (text: string) => `${talk.id}: ${text}`
  if (new Set(ids).size < ids.length) return [{ kind, fault: 'twice', about: about('a message') }]
  const lost = messages.filter(({ id }) => !ids.includes(id))
  if (lost.length > 0) return lost.map(({ text }) => ({ kind, fault: 'missing', about: about(text) }))
  const isSame = messages.every(({ id, text }, place) => there[place]?.id === id && there[place]?.text === text)
  if (!isSame) return [{ kind, fault: 'disorder', about: about('another order or text') }]
  const rest = there.slice(messages.length)
  const isOwn = rest.length === 0 || (rest[0]?.text === unsure?.text && rest[0]?.from === 'student')
  if (!isOwn || rest.length > 2)
    return [{ kind, fault: 'surplus', about: about(rest.map(({ text }) => text).join(' / ')) }]
  if (unsure?.kept && rest[0]?.id !== unsure.kept)
    return [{ kind, fault: 'missing', about: about(`kept: ${unsure.text}`) }]
  return []
}

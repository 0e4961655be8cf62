import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkMessage, startGrammarChecks } from '#server/practice/grammar-server/check-message.ts'
import { createGrammarClient } from '#server/practice/grammar-server/languagetool.ts'
import { eventually } from '#server/test/eventually.ts'
import { begin, openEnglishStudent, say } from '#server/test/practice-world.ts'
import { openWorld, type World } from '#server/test/world.ts'

interface Match {
  written: string
  better: string
  id: string
  category: string
}

let matches: Match[] = []
let status = 200
const asked: URLSearchParams[] = []

/** Answers as LanguageTool's `/v2/check` does. */
const server = createServer((request, response) => {
  const answer = async () => {
    const form = new URLSearchParams(await text(request))
    asked.push(form)
    const whole = form.get('text') ?? ''
    const found = matches.map(({ written, better, id, category }) => ({
      message: 'Possible mistake found.',
      offset: whole.indexOf(written),
      length: written.length,
      replacements: [{ value: better }],
      context: { text: whole, offset: 0, length: 1 },
      rule: { id, description: id, issueType: 'grammar', category: { id: category, name: category } },
    }))
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ software: { name: 'LanguageTool', apiVersion: 1 }, matches: found }))
  }
  void answer()
})

let world: World
let baseUrl: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  world = await openWorld({ grammarUrl: baseUrl }, 'silent')
})
beforeEach(() => {
  asked.length = 0
  status = 200
  matches = []
})
afterAll(async () => {
  await world.close()
  server.close()
})

/** A message in which the product's own rules find one mistake. */
async function write() {
  const student = await openEnglishStudent(world, 'every_mistake', 'es')
  const id = await begin(student)
  await say(student, id, 'She like tea at the colour of night.')
  const conversation = () => student.school.api.conversations.get({ params: { id } })
  const { messages } = await conversation()
  const check = {
    school_id: student.school.signedIn.user.school.id,
    conversation_id: id,
    message_id: messages[1]?.id ?? '',
  }
  return { student, id, conversation, check }
}
const confused: Match = { written: 'at', better: 'in', id: 'EN_PREP_AT', category: 'GRAMMAR' }

test('what the grammar server finds is added to the message, to its figures and to the summary', async () => {
  matches = [
    confused,
    { written: 'like', better: 'liked', id: 'HE_VERB_AGR', category: 'GRAMMAR' },
    { written: 'colour', better: 'color', id: 'MORFOLOGIK_RULE_EN_US', category: 'TYPOS' },
    { written: 'tea', better: 'a cup of tea', id: 'STYLE_TEA', category: 'STYLE' },
  ]
  const { student, id, conversation, check } = await write()
  await student.api.practice.finish({ params: { id } })
  await checkMessage(world.services, createGrammarClient(baseUrl), check)
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    text: 'She like tea at the colour of night.',
    language: 'en',
    motherTongue: 'es',
  })
  const { messages, measures, summary } = await conversation()
  const added = {
    kind: 'preposition',
    written: 'at',
    better: 'in',
    rule: 'languagetool.EN_PREP_AT',
    start: 13,
    end: 15,
  }
  expect(messages[1]?.corrections).toMatchObject([{ written: 'like', better: 'likes' }, added])
  expect(measures.corrections.grammar).toBe(2)
  expect(summary?.corrections).toMatchObject([{ written: 'like' }, added])
})

test('a check that runs twice adds nothing twice', async () => {
  matches = [confused]
  const { conversation, check } = await write()
  const client = createGrammarClient(baseUrl)
  await checkMessage(world.services, client, check)
  await checkMessage(world.services, client, check)
  expect((await conversation()).messages[1]?.corrections).toHaveLength(2)
})

test('a rule that the school has switched off stays silent', async () => {
  matches = [confused]
  const { student, conversation, check } = await write()
  await world.pool.query('update schools set muted_rules = $1 where id = $2', [
    ['languagetool.EN_PREP_AT'],
    student.school.signedIn.user.school.id,
  ])
  await checkMessage(world.services, createGrammarClient(baseUrl), check)
  expect((await conversation()).messages[1]?.corrections).toHaveLength(1)
})

test('a message is queued when it is saved; a server that is away changes nothing', async () => {
  status = 503
  const { conversation } = await write()
  await startGrammarChecks(world.services)
  await eventually(() => expect(asked.length).toBeGreaterThan(0))
  expect((await conversation()).messages[1]?.corrections).toHaveLength(1)
})

test('without the setting nothing is queued', async () => {
  const { rows } = await world.pool.query(`select count(*)::int as count from pgboss.job where name = 'grammar'`)
  world.services.config.grammarUrl = undefined
  await write()
  const after = await world.pool.query(`select count(*)::int as count from pgboss.job where name = 'grammar'`)
  expect(after.rows).toEqual(rows)
})

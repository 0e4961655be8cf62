import { beforeAll, describe, expect, test } from 'vitest'
import { type Look, type LookStyle, lookStyles } from '#contract/values/looks.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
let school: School
beforeAll(async () => {
  world = await shareWorld()
  school = await world.signUp()
})

const draw = (style: LookStyle, look: Partial<Look> = {}) =>
  school.api.avatars.add({ body: { name: 'Elena', language: 'es', look: { style, parts: {}, colors: {}, ...look } } })
const wrong = (...paths: string[]) => ({
  code: 'invalid_input',
  details: { issues: paths.map((path) => ({ path: `look.${path}` })) },
})

describe('a face of every style is taken with its background, and without naming anything else', () => {
  test.each(lookStyles)('%s', async (style) => {
    expect((await draw(style)).look).toEqual({ style, parts: {}, colors: {} })
    const colors = { background: '#e2ecf4' }
    expect((await draw(style, { colors })).look.colors).toEqual(colors)
    await expect(draw(style, { parts: { mouth: null } })).rejects.toMatchObject(wrong('parts.mouth'))
  })
})

test('a face has the parts of its style, and drawings of theirs', async () => {
  const parts = { hair: 'long45', hat: 'red', constructor: 'long01', mouth: 'variant01' }
  await expect(draw('adventurer', { parts })).rejects.toMatchObject(
    wrong('parts.hair', 'parts.hat', 'parts.constructor'),
  )
  await expect(draw('clay', { parts: { hair: 'long01' } })).rejects.toMatchObject(wrong('parts.hair'))
  await expect(draw('personas', { parts: { mouth: 'toString' } })).rejects.toMatchObject(wrong('parts.mouth'))
})

test('what some faces lack may be left out, and nothing else', async () => {
  await draw('adventurer', { parts: { glasses: null, earrings: null, details: 'freckles' } })
  const parts = { glasses: null, hair: null, eyes: null }
  await expect(draw('adventurer', { parts })).rejects.toMatchObject(wrong('parts.hair', 'parts.eyes'))
})

test("a style's own movement is no part, as the face moves when it speaks", async () => {
  await expect(draw('critters', { parts: { animation: 'fast' } })).rejects.toMatchObject(wrong('parts.animation'))
})

test('colours are those that the style has, in the way that colours are written', async () => {
  await draw('adventurer', { colors: { skin: '#123456', hair: '#abcdef' } })
  await expect(draw('adventurer', { colors: { skin: '#123456', fur: '#123456' } })).rejects.toMatchObject(
    wrong('colors.fur'),
  )
  for (const color of ['red', '#ABCDEF', '#fff', '#12345678', 'url(#a)'])
    await expect(draw('adventurer', { colors: { skin: color } })).rejects.toMatchObject({ code: 'invalid_input' })
})

test('a look that is changed is looked at in the same way, and a refused one changes nothing', async () => {
  const { id } = await draw('lorelei')
  const params = { id }
  const look = { style: 'lorelei' as const, parts: { hair: 'none' }, colors: {} }
  await expect(school.api.avatars.edit({ params, body: { version: 1, look } })).rejects.toMatchObject(
    wrong('parts.hair'),
  )
  expect(await school.api.avatars.get({ params })).toMatchObject({ version: 1, look: { parts: {} } })
})

describe('a face with what its style has lost', () => {
  const lost = {
    style: 'adventurer' as const,
    parts: { hair: 'gone', fin: 'big', eyes: null },
    colors: { fin: '#123456' },
  }
  const face = async () => {
    const { id } = await draw('adventurer')
    await world.db
      .updateTable('avatars')
      .set({ look: JSON.stringify(lost) })
      .where('school_id', '=', school.signedIn.user.school.id)
      .where('id', '=', id)
      .execute()
    return { id }
  }
  const dress = (params: { id: string }, look: Look) => school.api.avatars.edit({ params, body: { version: 1, look } })

  test('keeps it while other things are changed, and loses it for good', async () => {
    const params = await face()
    const look = { ...lost, parts: { ...lost.parts, mouth: 'variant01' }, colors: { ...lost.colors, skin: '#9e5622' } }
    expect((await dress(params, look)).look).toEqual(look)
    const body = { version: 2, look: { ...look, parts: {} } }
    expect((await school.api.avatars.edit({ params, body })).look.parts).toEqual({})
    await expect(school.api.avatars.edit({ params, body: { version: 3, look } })).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })

  test('gets nothing else that is unknown, and gives nothing to another style', async () => {
    const params = await face()
    const parts = { ...lost.parts, hair: 'lost', fin: 'small', hat: 'red', constructor: 'red' }
    await expect(dress(params, { ...lost, parts, colors: { fin: '#654321' } })).rejects.toMatchObject(
      wrong('parts.hair', 'parts.fin', 'parts.hat', 'parts.constructor', 'colors.fin'),
    )
    await expect(dress(params, { ...lost, style: 'clay', parts: { fin: 'big' } })).rejects.toMatchObject(
      wrong('parts.fin', 'colors.fin'),
    )
  })

  test('is duplicated as it is', async () => {
    const copy = await school.api.avatars.duplicate({ params: await face(), body: {} })
    expect(copy.look).toEqual(lost)
  })
})

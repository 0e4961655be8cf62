import { beforeAll, expect, test } from 'vitest'
import { cpuTimeOf } from '#server/test/cpu-time.ts'
import { goodPassword, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const signUp = (password: string, email = `${crypto.randomUUID()}@word.example`) =>
  world.anonymous.auth.signUp({ body: { email, school_name: 'Aula', password } })
const login = (email: string, password: string) => world.anonymous.auth.login({ body: { email, password } })

test('a password is stored as an argon2id hash with 19 MiB, two passes and its own salt', async () => {
  const users = [await signUp(goodPassword), await signUp(goodPassword)].map(({ user }) => user.id)
  const { rows } = await world.pool.query<{ password_hash: string }>(
    'select password_hash from users where id = any($1)',
    [users],
  )
  const hashes = rows.map(({ password_hash }) => password_hash)
  expect(hashes[0]).not.toBe(hashes[1])
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22,}\$[^$]{43,}$/)
})

test('a password has 10 to 128 characters of any kind, spaces included', async () => {
  for (const password of ['short-one', 'x'.repeat(64) + 'abcdefg'.repeat(10)])
    await expect(signUp(password)).rejects.toMatchObject({ code: 'invalid_input' })
  for (const password of ['ten chars!', 'пять зелёных чайников', 'abcdefgh'.repeat(16)]) {
    const { user } = await signUp(password)
    await login(user.email, password)
  }
})

test('a password in another Unicode normalization form matches', async () => {
  const { user } = await signUp('cafe\u0301 con leche 7')
  await login(user.email, 'caf\u00e9 con leche \uff17')
})

test('an unknown address takes as long to refuse as a wrong password', async () => {
  const { user } = await signUp(goodPassword)
  const refuse = (email: string) =>
    cpuTimeOf(() => expect(login(email, 'a wrong password')).rejects.toMatchObject({ code: 'bad_credentials' }))
  // Both had the same number of guesses, and so the same delays.
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let time = 0; time < 5; time += 1) {
    await world.pool.query('delete from rate_windows')
    known.push(await refuse(user.email))
    await world.pool.query('delete from rate_windows')
    unknown.push(await refuse('nobody@nowhere.example'))
  }
  const least = (times: number[]) => Math.min(...times)
  // Without the dummy hash, a refusal takes a fifth of the time.
  expect(least(unknown)).toBeGreaterThan(least(known) / 2)
})

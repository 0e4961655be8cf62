import { existsSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/settings/config.ts'
import { purgeMails } from '#server/mail/sending/purge-mails.ts'
import { sendToFolder } from '#server/mail/sending/send-to-folder.ts'
import { openWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('mails of a deleted school and those older than a month are deleted, and others stay', async () => {
  const existing = (await world.signUp()).signedIn.user.school.id
  const deleted = crypto.randomUUID()
  const [fresh, old, orphan] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const write = (school_id: string, id: string) =>
    sendToFolder(world.dataDir)({
      id,
      school_id,
      student_id: null,
      to: 'ana@school.example',
      language: 'en',
      subject: 'Hello',
      html: '',
      text: '',
      pictures: [],
    })
  const pathOf = (school: string, id: string) => join(world.dataDir, 'mail', school, `${id}.json`)
  await Promise.all([write(existing, fresh), write(existing, old), write(deleted, orphan)])
  const lastMonth = new Date(Date.now() - 31 * 864e5)
  await utimes(pathOf(existing, old), lastMonth, lastMonth)
  await purgeMails({ db: world.db, config: readConfig({ DATA_DIR: world.dataDir }) })
  expect([
    existsSync(pathOf(existing, fresh)),
    existsSync(pathOf(existing, old)),
    existsSync(pathOf(deleted, orphan)),
  ]).toEqual([true, false, false])
})

import type { Purpose } from '#server/settings/keys.ts'
import { isSignedWith } from '#server/settings/signed-ids.ts'
import { readStudent, signStudent, type StudentRef } from '#server/settings/signed-student.ts'
import type { Services } from '#server/services/services.ts'

type Addressed = StudentRef & { email: string }

/** Links to a page about a student that a mail leads to: each is good for as long as the address it was sent to stays the same. */
export const createAddressLinks = (path: string, purpose: Purpose) => ({
  path,
  urlFor: ({ config, keys }: Pick<Services, 'config' | 'keys'>, { email, ...student }: Addressed): string =>
    `${config.appUrl}${path}/${signStudent(keys, purpose, student, email)}`,
  read: async <Found extends { email: string }>(
    { keys }: Pick<Services, 'keys'>,
    token: string,
    find: (student: StudentRef) => Promise<Found | undefined>,
  ): Promise<(Found & StudentRef) | undefined> => {
    const student = readStudent(token)
    const found = student && (await find(student))
    if (!found || !isSignedWith(keys, purpose, token, found.email)) return undefined
    return { ...found, ...student }
  },
})

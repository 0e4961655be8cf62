import { avatars } from '#contract/teaching/avatars.ts'
import { addAvatar, editAvatar, getAvatar, removeAvatar } from '#server/avatars/avatars.actions.ts'
import { duplicateAvatar } from '#server/avatars/duplicate.actions.ts'
import { countAvatars, listAvatars } from '#server/avatars/list.queries.ts'
import { archiveAvatar, restoreAvatar } from '#server/avatars/status.actions.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Services } from '#server/services/services.ts'

export const avatarsRoutes = (mount: Mount, { db }: Services) =>
  mount(avatars, {
    list: async ({ account: { reach }, query }) => {
      const [items, { total, ...counts }] = await Promise.all([
        listAvatars(db, reach, query),
        countAvatars(db, reach, query),
      ])
      return { items, total, counts }
    },
    add: ({ account, write, body }) => write((tx) => addAvatar(tx, account, body)),
    get: ({ account, params }) => getAvatar(db, account.reach, params.id),
    edit: ({ account, write, params, body }) => write((tx) => editAvatar(tx, account, params.id, body)),
    remove: ({ account, write, params }) => write((tx) => removeAvatar(tx, account, params.id)),
    archive: ({ account, write, params }) => write((tx) => archiveAvatar(tx, account, params.id)),
    restore: ({ account, write, params }) => write((tx) => restoreAvatar(tx, account, params.id)),
    duplicate: ({ account, write, params, body }) => write((tx) => duplicateAvatar(tx, account, params.id, body)),
  })

import { guardians } from '#contract/people/guardians.ts'
import { askGuardian, getGuardian, removeGuardian, setGuardian } from '#server/guardians/guardians.actions.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Services } from '#server/services/services.ts'

export const guardiansRoutes = (mount: Mount, services: Services) =>
  mount(guardians, {
    get: ({ account, params }) => getGuardian(services, account, params.id),
    set: ({ account, write, params, body }) =>
      write((tx) => setGuardian(services, tx, account, { student_id: params.id, ...body })),
    ask: ({ account, write, params }) => write((tx) => askGuardian(services, tx, account, params.id)),
    remove: ({ account, write, params }) => write((tx) => removeGuardian(tx, account, params.id)),
  })

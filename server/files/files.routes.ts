import { files } from '#contract/school/files.ts'
import { readPicture } from '#server/files/files.actions.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Services } from '#server/services/services.ts'

export const filesRoutes = (mount: Mount, services: Services) =>
  mount(files, {
    get: async ({ params }) => ({ bytes: await readPicture(services, params.name), name: `${params.name}.webp` }),
  })

import type { Mount } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'

export const importsRoutes = (_mount: Mount, _services: Services) => {}

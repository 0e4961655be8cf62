import { languages } from '#contract/school/practice-languages.ts'
import type { Mount } from '#server/http/mount.ts'
import { describeLanguages, switchOff, switchOn } from '#server/languages/languages.actions.ts'
import type { Services } from '#server/services/services.ts'

export const languagesRoutes = (mount: Mount, { db }: Services) =>
  mount(languages, {
    list: ({ account }) => describeLanguages(db, account),
    set: ({ account, write, params: { language }, body: { on } }) =>
      write(async (tx) => {
        await (on ? switchOn : switchOff)(tx, account, language)
        return describeLanguages(tx, account)
      }),
  })

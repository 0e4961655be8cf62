import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Home } from '#contract/school/home.ts'
import type { SetupStep } from './setup.ts'

export type EmptyClass = Home['empty_class']

/** Where a step is done, and why; an assignment to a class without students waits for students. */
export function useSetupStep({ step, to }: { step: SetupStep; to: string }, emptyClass: EmptyClass) {
  const { t } = useTranslation('home')
  if (step === 'assignment' && emptyClass)
    return {
      to: `/classes/${emptyClass.id}`,
      why: t(($) => $.setup.emptyClass, { name: emptyClass.name }),
      act: t(($) => $.setup.act.students),
    }
  return { to, why: t(($) => $.setup.why[step]), act: t(($) => $.setup.act[step]) }
}

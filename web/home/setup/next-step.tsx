import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { home } from '#contract/school/home.ts'
import { useUser } from '../../app/session/session.tsx'
import { useApi } from '../../lib/api/api.ts'
import { useFormat } from '../../lib/words/format.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { homeQuery } from '../home.api.ts'
import { countDone, isSetUp, type Setup, setupSteps } from './setup.ts'
import { type EmptyClass, useSetupStep } from './use-setup-step.ts'

const key = 'setUp'

export function NextStep() {
  const { school } = useUser()
  const wasSetUp = localStorage.getItem(key) === school.id
  const hasWords = useWords('reporting', !wasSetUp, 'quietly')
  const { data } = useQuery({ ...homeQuery(useApi(home)), enabled: !wasSetUp })
  if (wasSetUp || !hasWords || !data) return null
  if (!isSetUp(data.setup)) return <NextStepBanner setup={data.setup} emptyClass={data.empty_class} />
  localStorage.setItem(key, school.id)
  return null
}

type NextStepBannerProps = { setup: Setup; emptyClass: EmptyClass }

function NextStepBanner({ setup, emptyClass }: NextStepBannerProps) {
  const { t } = useTranslation('home')
  const { number } = useFormat()
  const next = setupSteps.find(({ step }) => !setup[step])
  const { to, why, act } = useSetupStep(next ?? setupSteps[0], emptyClass)
  if (!next) return null
  const { step } = next
  return (
    <Callout
      title={t(($) => $.setup.next, { step: t(($) => $.setup.step[step]) })}
      actions={
        <>
          <ButtonLink size="sm" variant="ghost" render={<Link to="/school" />}>
            {t(($) => $.setup.all)}
          </ButtonLink>
          {step !== 'students' && (
            <ButtonLink size="sm" variant="primary" render={<Link to={to} />}>
              {act}
            </ButtonLink>
          )}
        </>
      }
    >
      {step === 'assignment' && emptyClass && `${why} `}
      {t(($) => $.setup.progress, { done: number(countDone(setup)), total: number(setupSteps.length) })}
    </Callout>
  )
}

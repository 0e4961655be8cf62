import { MessageSquarePlus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { PracticeLanguages } from '#contract/school/practice-languages.ts'
import { useFormat } from '../lib/words/format.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Card, CardFooter, CardHeader } from '../ui/layout/card.tsx'
import { Meter } from '../ui/states/meter.tsx'

export function SlotsCard({ languages: { used, limit } }: { languages: PracticeLanguages }) {
  const { t } = useTranslation(['languages', 'chatbots'])
  const { number } = useFormat()
  const id = useId()
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.slots, { ns: 'languages' })} />
      <Meter
        label={t(($) => $.used, { ns: 'languages', used: number(used), count: limit })}
        value={used}
        max={limit}
        valueText={t(($) => $.left, { ns: 'languages', count: Math.max(0, limit - used) })}
        // A plan with one language is always full, so no warning.
        near={1.01}
      />
      <p className="mt-5 text-muted">{t(($) => $.nextText, { ns: 'languages' })}</p>
      <CardFooter>
        <ButtonLink
          full
          icon={<MessageSquarePlus className="size-4" aria-hidden="true" />}
          render={<Link to="/create" />}
        >
          {t(($) => $.create, { ns: 'chatbots' })}
        </ButtonLink>
      </CardFooter>
    </Card>
  )
}

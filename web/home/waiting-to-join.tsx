import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { joining } from '#contract/teaching/joining.ts'
import { useApi } from '../lib/api/api.ts'
import { waitingQuery } from '../people/joining.api.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Callout } from '../ui/states/callout.tsx'

/** The students who wait to join, by class. */
export function WaitingToJoin() {
  const { t } = useTranslation('joining')
  const { data } = useQuery(waitingQuery(useApi(joining)))
  if (!data || data.total === 0) return null
  const classes = new Map(data.items.map((item) => [item.class.id, item.class.name]))
  return (
    <Callout title={t(($) => $.home, { count: data.total })}>
      <ul className="mt-1 flex flex-wrap gap-2">
        {[...classes].map(([id, name]) => (
          <li key={id}>
            <ButtonLink
              size="sm"
              render={<Link to={`/classes/${id}`} aria-label={`${t(($) => $.homeAct)}: ${name}`} />}
            >
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Callout>
  )
}

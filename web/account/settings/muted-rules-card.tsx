import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { rules } from '#contract/practice/rules.ts'
import { mutedRulesQuery, useMuteRule } from './muted-rules.api.ts'
import { useApi } from '../../lib/api/api.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card, CardHeader } from '../../ui/layout/card.tsx'

export function MutedRulesCard() {
  const { t } = useTranslation('account')
  const { languageName } = useFormat()
  const id = useId()
  const { data } = useQuery(mutedRulesQuery(useApi(rules)))
  const mute = useMuteRule()
  if (!data || data.items.length === 0) return null
  return (
    <div className="mt-5">
      <Card labelledBy={id}>
        <CardHeader id={id} title={t(($) => $.muted.title)} description={t(($) => $.muted.text)} />
        <ul aria-labelledby={id} className="grid grid-cols-1 divide-y divide-border">
          {data.items.map(({ rule, language, why }) => (
            <li key={rule} className="flex items-center gap-3 py-2">
              <span className="grid min-w-0 flex-1">
                <span className="wrap-anywhere">{why ?? rule}</span>
                <span className="text-xs text-muted">{languageName(language)}</span>
              </span>
              <Button
                size="sm"
                pending={mute.isPending && mute.variables.rule === rule}
                onClick={() => mute.mutate({ rule, muted: false })}
              >
                {t(($) => $.muted.on)}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

import type { ReactElement } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'

const signs = ['either', 'ending', 'number', 'alone'] as const
const written = { either: 'tea|coffee', ending: 'want*', number: '#', alone: '=tea' } as const

export function PatternHelpPopover({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('editor')
  return (
    <Popover trigger={trigger} title={t(($) => $.pattern.title)} defaultOpen>
      <p className="-mt-2 text-muted">{t(($) => $.pattern.text)}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-2">
        {signs.map((sign) => (
          <div key={sign} className="contents">
            <dt>
              <code className="rounded-xs bg-chip px-1.5 py-0.5 font-mono text-xs whitespace-nowrap">
                {written[sign]}
              </code>
            </dt>
            <dd>{t(($) => $.pattern[sign])}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted">{t(($) => $.pattern.none)}</p>
    </Popover>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link, useSearchParams } from 'react-router'
import { chatbots } from '#contract/teaching/chatbots.ts'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { languages, type PracticeLanguages } from '#contract/school/practice-languages.ts'
import { useMay } from '../../app/session/use-may.ts'
import { useApi } from '../../lib/api/api.ts'
import { useFormat } from '../../lib/words/format.ts'
import { useTitle } from '../../lib/title.ts'
import { LoadFailed } from '../../errors/load-failed.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { templatesQuery } from '../editor/editor.api.ts'
import { asTemplateLanguage, newChatbotSearch } from './new-chatbot-search.ts'
import { UnsavedDraftNotice } from './unsaved-draft-notice.tsx'
import { LanguageLimitNotice } from './language-limit-notice.tsx'
import { TemplateGrid } from './template-grid.tsx'
import { UpgradePrompt } from '../../languages/upgrade-prompt.tsx'
import { useLanguageOptions } from '../../languages/use-language-options.ts'

type ChooserProps = { language: PracticeLanguage; state: PracticeLanguages | undefined }

export function Chooser({ language, state }: ChooserProps) {
  const { t } = useTranslation('editor')
  const { languageName } = useFormat()
  const [, setSearch] = useSearchParams()
  const [refused, setRefused] = useState(false)
  const { options, isFull, limit, availabilityOf, usedText } = useLanguageOptions(state, language)
  const maySwitch = useMay(languages.set)
  const written = asTemplateLanguage(language)
  const { data, error, isFetching, refetch } = useQuery(templatesQuery(useApi(chatbots), written))
  useTitle(t(($) => $.title))
  const choose = (chosen: PracticeLanguage | null) => {
    if (!chosen) return
    const isLocked = availabilityOf(chosen) === 'full'
    setRefused(isLocked)
    if (!isLocked) setSearch({ language: chosen }, { replace: true, preventScrollReset: true })
  }
  const isOff = availabilityOf(language) === 'full'

  return (
    <>
      <PageHeader title={t(($) => $.title)} description={t(($) => $.choosing.text)} />
      <UnsavedDraftNotice />
      <div className="mb-6 grid gap-3">
        <div className="grid items-end gap-x-5 gap-y-2 sm:grid-cols-[20rem_1fr]">
          <ComboboxField
            label={t(($) => $.field.language)}
            value={language}
            onChange={choose}
            options={options}
            searchLabel={t(($) => $.findLanguage)}
            emptyText={t(($) => $.noLanguage)}
          />
          <p className="text-sm text-muted sm:pb-2">
            {usedText}
            {maySwitch && (
              <>
                {usedText && ' · '}
                <Link to="/school" className="font-medium text-primary-text underline-offset-4 hover:underline">
                  {t(($) => $.choosing.manage)}
                </Link>
              </>
            )}
          </p>
        </div>
        {refused || isOff ? (
          <UpgradePrompt used={usedText} limit={limit} />
        ) : (
          isFull && <LanguageLimitNotice limit={limit} />
        )}
        {limit === 1 && state?.used === 0 && <Callout>{t(($) => $.slots.only)}</Callout>}
      </div>
      {error && <LoadFailed title={t(($) => $.choosing.failed)} error={error} pending={isFetching} onRetry={refetch} />}
      <TemplateGrid
        blankTo={newChatbotSearch(language, null)}
        templates={written ? data?.items : []}
        isLoading={Boolean(written) && !error}
      />
      {!written && (
        <p className="mt-4 text-muted">{t(($) => $.choosing.onlyBlank, { language: languageName(language) })}</p>
      )}
    </>
  )
}

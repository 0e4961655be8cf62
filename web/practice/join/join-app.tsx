import { TranslationProvider, useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Language } from '../../lib/words/i18n.ts'
import { LanguageContext } from '../../lib/words/language-context.tsx'
import { useTitle } from '../../lib/title.ts'
import { Mark } from '../../ui/brand/mark.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { LanguageSelect } from '../language-select.tsx'
import type { StudentLanguage } from '../student-language.ts'
import { CodeForm } from './code-form.tsx'
import { ConfirmName } from './confirm-name.tsx'
import { NameForm } from './name-form.tsx'
import { OwnLink } from './own-link.tsx'
import { type JoinCalls, useJoin } from './use-join.ts'
import { Refused, Used, Waiting } from './waiting.tsx'

interface JoinAppProps {
  language: Language
  adaptTo: StudentLanguage['adaptTo']
  calls: JoinCalls
  tab: Storage
  code: string
}

export function JoinApp({ language, ...options }: JoinAppProps) {
  return (
    <TranslationProvider i18n={language.i18n}>
      <LanguageContext value={language}>
        <JoinPage {...options} />
      </LanguageContext>
    </TranslationProvider>
  )
}

function JoinPage(options: Omit<JoinAppProps, 'language'>) {
  const { t } = useTranslation('join')
  const joining = useJoin(options)
  const { offer, failure } = joining
  useTitle(t(($) => $.title))
  const failureText = {
    unavailable: t(($) => $.unavailable),
    tooMany: t(($) => $.tooMany),
    failed: t(($) => $.failed),
  }
  return (
    <div className="practice mx-auto flex min-h-dvh max-w-md flex-col px-5 py-4">
      <header className="flex items-center justify-between gap-3 print:hidden">
        <Mark size={36} />
        <LanguageSelect />
      </header>
      <main className="grid flex-1 grid-cols-1 content-center gap-5 py-8">
        {offer && (
          <p className="font-medium wrap-anywhere print:hidden" dir="auto">
            <bdi>{offer.school_name}</bdi> · <bdi>{offer.class_name}</bdi>
          </p>
        )}
        <Step {...joining} />
        {failure && (
          <Callout tone="warning" urgent>
            {failureText[failure]}
          </Callout>
        )}
      </main>
    </div>
  )
}

function Step(joining: ReturnType<typeof useJoin>) {
  const { code, offer, answers, progress, isOffline, isPending, enterCode, send, startAgain } = joining
  if (progress?.state === 'approved')
    return progress.link ? <OwnLink name={progress.name} link={progress.link} /> : <Used onStartAgain={startAgain} />
  if (progress?.state === 'refused') return <Refused onStartAgain={startAgain} />
  if (progress?.state === 'waiting')
    return (
      <Waiting
        name={progress.name}
        isSchoolFull={progress.is_school_full}
        isOffline={isOffline}
        isChecking={isPending}
        onCheck={() => void joining.checkNow()}
        onRename={joining.rename}
      />
    )
  if (progress?.state === 'confirm' && answers)
    return (
      <ConfirmName
        name={progress.name}
        isPending={isPending}
        onAnswer={(answer) => void send({ ...answers, answer })}
      />
    )
  if (!offer) return <CodeForm code={code} isPending={isPending} onEnter={(typed) => void enterCode(typed)} />
  return <NameForm asksLastName={offer.asks_last_name} isPending={isPending} onSend={(next) => void send(next)} />
}

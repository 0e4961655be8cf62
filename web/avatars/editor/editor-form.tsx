import type { Avatar } from '#contract/avatars.ts'
import { Basics } from './basics.tsx'
import { LookFields } from './look/look-fields.tsx'
import type { SayIt } from './use-say-it.ts'
import { useSubjects } from './subject/use-subjects.ts'
import { VoicePart } from './voice-part.tsx'

type EditorFormProps = { avatar: Avatar | null; isFull: boolean; sayIt: SayIt }

/** All parts of the form. */
export function EditorForm({ avatar, isFull, sayIt }: EditorFormProps) {
  const subjects = useSubjects(avatar)
  return (
    <>
      <Basics isFull={isFull} subjects={subjects} />
      <LookFields />
      <VoicePart sayIt={sayIt} />
    </>
  )
}

import { avatarEditor } from './avatar-editor.ts'
import { editor } from './editor.ts'
import { faces } from './faces.ts'
import { preview } from './preview.ts'

/** The words of writing a chatbot, of making an avatar, and of what can be chosen of a face. */
export const words = { avatarEditor, editor, faces, preview }

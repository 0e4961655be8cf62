import type { ChatbotContent } from '#contract/teaching/chatbots.ts'
import { ApiError } from '#contract/errors.ts'

export function refuseUnready({ opening_message, steps }: Pick<ChatbotContent, 'opening_message' | 'steps'>): void {
  const issues = []
  if (opening_message === null) issues.push({ path: 'opening_message', message: 'It needs an opening message.' })
  if (steps.length === 0) issues.push({ path: 'steps', message: 'It needs at least one step.' })
  if (issues.length > 0) throw new ApiError('invalid_input', { issues })
}

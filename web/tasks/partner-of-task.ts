import type { Task } from '#contract/teaching/task.ts'

/** The name and the page of a task's chatbot or avatar. */
export function partnerOfTask({ chatbot, avatar }: Pick<Task, 'chatbot' | 'avatar'>): { name: string; path: string } {
  if (avatar) return { name: avatar.name, path: `/avatars/${avatar.id}` }
  return { name: chatbot?.name ?? '', path: `/manage/${chatbot?.id ?? ''}` }
}

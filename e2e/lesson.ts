import { expect, type Page } from '@playwright/test'
import { createClient, type Send } from '#contract/client.ts'
import { contract } from '#contract/index.ts'

/** The API past the browser, as the signed-in school has it. */
export async function apiOf(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const send: Send = (path, { method, headers, body }) =>
    fetch(new URL(`/api${path}`, page.url()), {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body !== undefined && { body }),
    })
  const { assignments, avatars, chatbots, classes, links, students, voices } = contract
  return {
    assignments: createClient(assignments, send),
    avatars: createClient(avatars, send),
    chatbots: createClient(chatbots, send),
    classes: createClient(classes, send),
    links: createClient(links, send),
    students: createClient(students, send),
    voices: createClient(voices, send),
  }
}

/** A class with so many students, "Student 1" being the first; every third speaks German at home. */
export async function makeClass(page: Page, name: string, count: number): Promise<{ id: string; students: string[] }> {
  const api = await apiOf(page)
  const { id } = await api.classes.add({ body: { name } })
  const students: string[] = []
  for (let number = 1; number <= count; number += 1) {
    const native_language = number % 3 === 0 ? 'de' : 'en'
    const student = { first_name: `Student ${number}`, class_ids: [id], native_language }
    students.push((await api.students.add({ body: student })).id)
  }
  return { id, students }
}

/** The address of a student's practice link. */
export async function linkOf(page: Page, id = ''): Promise<string> {
  return (await (await apiOf(page)).links.get({ params: { id } })).url
}

/** The field in which a student writes. */
export const messageField = (page: Page) => page.getByLabel('Message', { exact: true })

/** Writes a message and waits until the answer to it stands there. */
export async function say(page: Page, text: string, answer: string | RegExp): Promise<void> {
  await messageField(page).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(answer).last()).toBeVisible()
}

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { InterfaceLanguage } from '#contract/values/languages.ts'

/** Whether a teacher takes it as the answer, as no answer, or as a call for help: a question back, a refusal, the mother tongue. */
export type Label = 'accept' | 'refuse' | 'help'

export interface Answer {
  template: string
  /** From 1. */
  step: number
  label: Label
  text: string
}

const line = /^(?<template>[\w-]+) (?<step>\d+) (?<label>accept|refuse|help)(?: \w+)? \| (?<text>.+)$/

/** The answers of a file, one a line: `cafe-a2 3 accept | A slice of cake`, after the label a word of one's own. */
export function readAnswers(file: string): Answer[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((each) => each.trim() !== '' && !each.startsWith('#'))
    .map((each) => {
      const found = line.exec(each)?.groups
      if (!found) throw new Error(`Not an answer: ${each}`)
      const { template = '', step = '', label = '', text = '' } = found
      return { template, step: Number(step), label: label as Label, text }
    })
}

export const answersFile = (language: InterfaceLanguage, part: 'open' | 'locked'): string =>
  fileURLToPath(new URL(`${language}/${part}.txt`, import.meta.url))

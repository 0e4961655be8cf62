import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Cell, CheckCell, Table, TableBody, TableRow } from './table.tsx'
import { SortHeader, TableHead } from './table-head.tsx'

afterEach(cleanup)

test('a click on a row opens it, a click on what is in it does not', async () => {
  const [open, select, edit] = [vi.fn(), vi.fn(), vi.fn()]
  render(
    <Table label="People">
      <TableBody>
        <TableRow onOpen={open}>
          <CheckCell label="Select Ana" checked={false} onChange={select} />
          <Cell>Ana</Cell>
          <Cell>
            <button type="button" onClick={edit}>
              Edit
            </button>
          </Cell>
        </TableRow>
      </TableBody>
    </Table>,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ana' }))
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  expect([open, select, edit].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1])
  await userEvent.click(screen.getByRole('cell', { name: 'Ana' }))
  expect(open).toHaveBeenCalledOnce()
})

test('a heading says how its column is sorted', async () => {
  const sort = vi.fn()
  render(
    <Table label="People">
      <TableHead>
        <SortHeader sort="desc" onSort={sort}>
          Name
        </SortHeader>
      </TableHead>
    </Table>,
  )
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending')
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(sort).toHaveBeenCalledOnce()
})

import type { ChartData } from './bar.ts'

type ChartTableProps = ChartData & { nameLabel: string }

export function ChartTable({ label, nameLabel, columns, bars }: ChartTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            {[nameLabel, ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {columns.map((column, place) => (
                <td key={column}>{cells[place]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

import type { QuestionGroup } from "#site/collections/questions.server.ts";

/** All questions with their answers, under the labels of their groups. */
export function QuestionGroups({ groups }: { groups: readonly QuestionGroup[] }) {
  return groups.map(({ id, label, items }) => (
    <section key={id} id={id} className="grid gap-6 pt-10 lg:grid-cols-[18.75rem_1fr] lg:gap-16">
      <h2 className="self-start text-3xl font-bold lg:sticky lg:top-24">{label}</h2>
      <div>
        {items.map((item) => (
          <article key={item.id} id={item.id} className="border-t border-line py-7">
            <h3 className="text-xl font-semibold">{item.question}</h3>
            <p className="mt-2 max-w-[46em] text-ink-2">{item.answer}</p>
          </article>
        ))}
      </div>
    </section>
  ));
}

type Question = { question: string; answer: string };

/** Native accordion: one answer open at a time, found by in-page search, works without script. */
export function QuestionList({ name, questions }: { name: string; questions: readonly Question[] }) {
  return (
    <div className="max-w-[46em]">
      {questions.map(({ question, answer }) => (
        <details key={question} name={name} className="border-t border-line py-4">
          <summary className="text-xl font-semibold">
            <h3 className="inline">{question}</h3>
          </summary>
          <p className="mt-3 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  );
}

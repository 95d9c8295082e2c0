/** Short messages at the edge of the page: what happened, and where to read more. */
import type { Problem } from './wire-aliases';

export interface Notice {
  id: number;
  text: string;
  bad: boolean;
  rule: string | null;
}

class Notices {
  list = $state.raw<readonly Notice[]>([]);
  #next = 1;

  say(text: string, { bad = false, rule = null }: { bad?: boolean; rule?: string | null } = {}): void {
    const id = this.#next++;
    const others = this.list.filter((notice) => notice.text !== text).slice(-2);
    this.list = [...others, { id, text, bad, rule }];
    setTimeout(() => this.drop(id), bad ? 9000 : 5000);
  }

  problem(problem: Problem): void {
    this.say(problem.message, { bad: true, rule: problem.rule });
  }

  drop(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();

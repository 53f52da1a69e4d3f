/// How often this process asked for memory so far, on any thread.
unsigned long allocations(void);
